/**
 * A picture in a question, kept in the form itself as an address of data: a released version never changes, and is shown
 * without a connection and without an account. What it begins with must be what it says it is.
 */
const kinds: readonly (readonly [address: string, begins: string])[] = [
  ['data:image/webp;base64,', 'UklGR'],
  ['data:image/jpeg;base64,', '/9j/'],
  ['data:image/png;base64,', 'iVBORw0KGgo'],
];

/** True for a picture that pages may show. */
export const isPictureData = (text: string): boolean =>
  kinds.some(
    ([address, begins]) =>
      text.startsWith(address + begins) && /^[A-Za-z0-9+/]+={0,2}$/.test(text.slice(address.length)),
  );
