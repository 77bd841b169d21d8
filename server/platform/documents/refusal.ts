import { asIssue, type Message } from '../../../resources/kit/message.ts';

/**
 * A file that is not taken, with the status and message of the answer (as `asIssue` writes it). Apart from HttpError
 * because it is thrown in the reading thread, which knows nothing of the rest of the server.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly statusCode: 413 | 422,
    said: Message,
  ) {
    super(asIssue(said));
  }
}
