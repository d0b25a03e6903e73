/** Cards in words and signs: `QS` is `Q♠`, in Russian `Д♠`; `spokenCard` is for who listens. */
import { t } from './index.svelte';

export const SUITS = 'SCDH';
const SIGNS: Record<string, string> = { S: '♠', C: '♣', D: '♦', H: '♥' };

/** The sign of a suit by its letter. */
export function suitSign(suit: string): string {
  return SIGNS[suit] ?? suit;
}

/** The rank of a card as it stands on it. */
export function rankSign(card: string): string {
  return t(`rank-${card[0]}`);
}

/** A card as players write it. */
export function cardText(card: string): string {
  return `${rankSign(card)}${suitSign(card[1] ?? '')}`;
}

/** A card as one says it: "queen of spades". */
export function spokenCard(card: string): string {
  return t('card-spoken', { rank: card[0] ?? '', suit: card[1] ?? '' });
}

/** The cards of a text such as `QS TH 9D`; none for null. */
export function cardsOf(text: string | null | undefined): string[] {
  return text ? text.split(' ').filter(Boolean) : [];
}
