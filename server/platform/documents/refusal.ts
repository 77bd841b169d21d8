/**
 * A file that is not taken, with the status and sentence of the answer. Apart from HttpError because it is thrown in the
 * reading thread, which knows nothing of the rest of the server.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly statusCode: 413 | 422,
    message: string,
  ) {
    super(message);
  }
}
