/** What a deal depends on, from the rules of a record: a preset that this page knows, and what differs from it. */
import presets from '../../../src/tysyacha/agreements/presets.json';

export interface DealingRules {
  players: number;
  shuffle: string;
  cut: string;
  look: string;
  nine: string;
  jack: string;
  slots: string;
  twoForm: string;
  fourForm: string;
  trumpOnce: boolean;
  trumpLater: boolean;
  halfTrump: boolean;
  acesTrump: string;
}

const DEFAULTS: Record<string, unknown> = {
  'ritual.shuffle': 'full',
  'ritual.cut': 'off',
  'ritual.bottom_look': 'off',
  'ritual.bottom_nine': 'off',
  'ritual.bottom_jack': 'off',
  'ritual.talon_slots': 'not_first3_last3',
  'table.two_player_form': 'two_talons_of_2',
  'table.four_player_form': 'dealer_out',
  'marriage.trump': 'every',
  'marriage.trump_timing': 'at_once',
  'marriage.half_sets_trump': true,
  'marriage.aces_trump': 'none',
};

/** Null for a preset that nobody here knows. */
export function dealingRules(
  rules: { preset: string; changes?: Record<string, unknown> },
  players: number,
): DealingRules | null {
  const preset = presets.find((each) => each.id === rules.preset);
  if (!preset) return null;
  const values: Record<string, unknown> = { ...DEFAULTS, ...preset.changes, ...rules.changes };
  const word = (name: string) => String(values[name]);
  return {
    players,
    shuffle: word('ritual.shuffle'),
    cut: word('ritual.cut'),
    look: word('ritual.bottom_look'),
    nine: word('ritual.bottom_nine'),
    jack: word('ritual.bottom_jack'),
    slots: word('ritual.talon_slots'),
    twoForm: word('table.two_player_form'),
    fourForm: word('table.four_player_form'),
    trumpOnce: word('marriage.trump') === 'first_only',
    trumpLater: word('marriage.trump_timing') === 'next_trick',
    halfTrump: values['marriage.half_sets_trump'] !== false,
    acesTrump: word('marriage.aces_trump'),
  };
}

/** Who takes part in a deal, clockwise from the dealer's left. */
export function active({ players, fourForm }: DealingRules, dealer: number): number[] {
  const left = { dealer_out: 0, opposite_out: 2, right_out: 3 }[fourForm] ?? 0;
  const out = players === 4 ? (dealer + left) % 4 : -1;
  return Array.from({ length: players }, (_, step) => (dealer + 1 + step) % players).filter(
    (seat) => seat !== out,
  );
}
