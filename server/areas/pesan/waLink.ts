const country = '62';

/** A number as WhatsApp wants it: digits with the country code. One without is Indonesian (`kit/canonical.ts`). */
export function waNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.startsWith('+') || digits.startsWith(country) ? digits : digits.replace(/^0/, country);
}

/** Address that opens a chat with a number and the text typed in. */
export const waLink = (phone: string, text: string): string =>
  `https://wa.me/${waNumber(phone)}?text=${encodeURIComponent(text)}`;
