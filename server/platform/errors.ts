import { distinct, type FieldErrors, type Message, messages, together } from '../../resources/kit/index.ts';

/** An answer other than success; `errors` is by field (dotted paths for child rows), `extra` goes into the body as is. */
export class HttpError extends Error {
  override name = 'HttpError';
  /** Code for programs. */
  readonly code: string;
  constructor(
    readonly statusCode: number,
    readonly said: Message,
    readonly errors?: Readonly<FieldErrors>,
    readonly extra?: Readonly<Record<string, unknown>>,
  ) {
    super(said.text);
    this.code = said.code;
  }
}

export const badRequest = (message: Message) => new HttpError(400, message);
/** Somebody without a session, where there must be one; `messages.loginFirst` to who never had one. */
export const unauthenticated = (message: Message = messages.unauthenticated) => new HttpError(401, message);
export const forbidden = (message: Message = messages.forbidden) => new HttpError(403, message);
export const notFound = (message: Message = messages.notFound) => new HttpError(404, message);
export const conflict = (message: Message, extra?: Record<string, unknown>) =>
  new HttpError(409, message, undefined, extra);
/** The call must say which version of the row it saw. */
export const versionMissing = () => new HttpError(428, messages.versionMissing);
export const invalid = (errors: Readonly<FieldErrors>, message: Message = messages.invalid) =>
  new HttpError(422, message, errors);

/** Why something was refused, in one message: what is said by field, else the whole. */
export function saidBy({ errors, said }: HttpError): Message {
  const all = distinct(Object.values(errors ?? {}));
  return all.length ? together(all) : said;
}

/** The same as a text. */
export const reasonOf = (error: HttpError): string => saidBy(error).text;
