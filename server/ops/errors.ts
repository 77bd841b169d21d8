/** A command that cannot be carried out; its message says why and what to do. */
export class OpsError extends Error {
  override name = 'OpsError';
}
