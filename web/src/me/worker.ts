/** The worker that keeps the page for when the line is down; browsers have one on secure pages only. */
import { router } from '../router.svelte';

type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Sets the worker to work once the page has nothing better to do. */
export function keepForLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const isUpdate = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // A newer version came: whoever goes to another screen gets it, and nobody is torn from a game.
    if (isUpdate) router.outdated = true;
  });
  const begin = async () => {
    await workers.register('/sw.js');
    const ready = await workers.ready;
    if (!(navigator as Saving).connection?.saveData) ready.active?.postMessage('keep');
  };
  // Where it cannot be, all works as before while the line holds.
  setTimeout(() => begin().catch(() => undefined), 3000);
}
