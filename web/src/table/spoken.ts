/** Numbers as players say them: 105 is "one hundred and five", «сто пять». */
import { t } from '../texts/index.svelte';

export function spokenNumber(number: number): string {
  if (number <= 0 || number >= 1000) return String(number);
  const rest = number % 100;
  const parts = number >= 100 ? [t(`table-number-${number - rest}`)] : [];
  if (rest) parts.push(belowHundred(rest));
  return parts.length === 2
    ? t('table-number-join', { first: parts[0] ?? '', second: parts[1] ?? '' })
    : (parts[0] ?? '');
}

function belowHundred(number: number): string {
  if (number < 20 || number % 10 === 0) return t(`table-number-${number}`);
  const tens = t(`table-number-${number - (number % 10)}`);
  return t('table-number-tens', { first: tens, second: t(`table-number-${number % 10}`) });
}
