import type { Plugin } from 'vite';

export function divided(bundle: Record<string, object>): { shell: string[]; rest: string[] };
export function worker(): Plugin;
