/** The twelve court cards: one half is drawn, and the other is the same turned about the card's middle. */
import { attribute, fist } from './attributes';
import { collar, sash, shoulders } from './dress';
import { headgear } from './headgear';
import { type Beard, beard, bob, braid, curls, face, fringe, mane, moustache, parting } from './heads';
import { at, type CourtRank, DRESS, type Suit } from './paint';

interface Person {
  eyes: string;
  gaze: number;
  hair: string;
  /** Strands and shadows of the hair. */
  deep: string;
  beard?: Beard;
  moustache?: 'long' | 'curled' | 'short';
  cut?: 'bob' | 'curls' | 'none';
  braids?: 'left' | 'right' | 'two';
}

const PEOPLE: Readonly<Record<CourtRank, Readonly<Record<Suit, Person>>>> = {
  K: {
    S: { eyes: '#2b2f3a', gaze: -0.6, hair: '#2a2522', deep: '#51473f', beard: 'pointed', moustache: 'long' },
    C: { eyes: '#3b5a3a', gaze: 0.5, hair: '#6d4327', deep: '#4a2b18', beard: 'broad', moustache: 'long' },
    D: {
      eyes: '#2f5f7c',
      gaze: -0.5,
      hair: '#b4602a',
      deep: '#85421a',
      beard: 'trimmed',
      moustache: 'curled',
    },
    H: { eyes: '#3c5870', gaze: 0.4, hair: '#ece6d8', deep: '#bdb29d', beard: 'flowing', moustache: 'long' },
  },
  Q: {
    S: { eyes: '#2d2a33', gaze: 0.7, hair: '#2a2326', deep: '#120f12', braids: 'left' },
    C: { eyes: '#4a5f2f', gaze: -0.6, hair: '#6b3f24', deep: '#4a2915', braids: 'two' },
    D: { eyes: '#2f6a8c', gaze: 0.6, hair: '#dba94e', deep: '#b07d2c', braids: 'left' },
    H: { eyes: '#3f5d3a', gaze: -0.5, hair: '#a2502a', deep: '#76351a', braids: 'right' },
  },
  J: {
    S: { eyes: '#2f3540', gaze: 0.6, hair: '#2d2622', deep: '#2d2622', moustache: 'short', cut: 'none' },
    C: { eyes: '#41562f', gaze: -0.5, hair: '#7b4a28', deep: '#54301a', moustache: 'curled', cut: 'bob' },
    D: { eyes: '#2f6a8c', gaze: 0.6, hair: '#dba94e', deep: '#b98834', cut: 'bob' },
    H: { eyes: '#4b3826', gaze: -0.6, hair: '#5a3420', deep: '#854f31', cut: 'curls' },
  },
};

/** Where the head's middle lies, and the hand. */
const HEAD = [143, 86] as const;
const HAND = [212, 132] as const;
const LEFT = 13;
const RIGHT = 237;
/** The ground leaves the two corners with the index free. */
const GROUND = 'M66 14H228Q236 14 236 22V175H184V336H22Q14 336 14 328V175H66Z';

/** One half's figure, cut at its ground's sides; the view box of its symbol is `HALF_BOX`. */
export const HALF_BOX = '67 0 168 175';

/** The whole card but for its index; `half` is the id of the symbol that holds the figure. */
export function court(rank: CourtRank, suit: Suit, half: string): string {
  const { ground, deep } = DRESS[suit];
  const use = `<use href="#${half}" x="67" y="0" width="168" height="175"/>`;
  return (
    `<path d="${GROUND}" fill="${ground}" stroke="${deep}" stroke-width="2" stroke-linejoin="round"/>` +
    `${use}<g transform="rotate(180 125 175)">${use}</g>${sash(rank, suit, LEFT, RIGHT)}`
  );
}

export function figure(rank: CourtRank, suit: Suit): string {
  const person = PEOPLE[rank][suit];
  const { behind, before } = headgear(rank, suit);
  const body = [
    behind,
    backHair(rank, person),
    shoulders(rank, suit),
    collar(rank, suit),
    face({ gaze: person.gaze, eyes: person.eyes, brows: person.hair, woman: rank === 'Q' }),
    frontHair(person, suit),
    before,
  ];
  const { deep, trim } = DRESS[suit];
  return at(HEAD[0], HEAD[1], body.join('')) + at(HAND[0], HAND[1], attribute(rank, suit) + fist(deep, trim));
}

function backHair(rank: CourtRank, person: Person): string {
  if (rank === 'Q') return mane(person.hair, 36);
  if (rank === 'K') return mane(person.hair, 40);
  return person.cut === 'bob' ? mane(person.hair, 24) : '';
}

function frontHair(person: Person, suit: Suit): string {
  const { hair, deep } = person;
  const parts: string[] = [];
  if (person.braids) {
    parts.push(parting(hair));
    if (person.braids !== 'right') parts.push(braid(hair, deep, DRESS[suit].accent, 1));
    if (person.braids !== 'left') parts.push(braid(hair, deep, DRESS[suit].accent, -1));
  }
  if (person.beard) parts.push(beard(person.beard, hair, deep));
  if (person.cut === 'bob') parts.push(fringe(hair), bob(hair, deep));
  if (person.cut === 'curls') parts.push(fringe(hair), curls(hair, deep));
  if (person.moustache) parts.push(moustache(hair === '#ece6d8' ? '#f7f2e6' : hair, person.moustache));
  return parts.join('');
}
