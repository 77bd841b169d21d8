/** A declaration that cannot be right; stops the start and names the resource and field. */
export class DeclarationError extends Error {
  override name = 'DeclarationError';
}
