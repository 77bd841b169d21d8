const country = '62';

/**
 * Address that opens a chat with a number and the text typed in. A number without a country code is Indonesian
 * (`kit/canonical.ts`).
 */
export function waLink(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '');
  const number = phone.startsWith('+') ? digits : digits.replace(/^0/, country);
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
