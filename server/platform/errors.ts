import { messages, oneStop, refusalCode } from '../../resources/kit/index.ts';

/** Each message as one sentence. */
const mapped = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, oneStop(message)]));

/** An answer other than success; `errors` is by field (dotted paths for child rows), `extra` goes into the body as is. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** What a program knows it by (`refusalCode`). */
  readonly code: string;
  constructor(
    readonly statusCode: number,
    message: string,
    errors?: Readonly<Record<string, string>>,
    readonly extra?: Readonly<Record<string, unknown>>,
  ) {
    super(oneStop(message));
    this.code = refusalCode(statusCode, message);
    this.errors = errors && mapped(errors);
  }
}

export const badRequest = (message: string) => new HttpError(400, message);
/** Somebody without a session, where there must be one; `messages.loginFirst` to who never had one. */
export const unauthenticated = (message: string = messages.unauthenticated) => new HttpError(401, message);
export const forbidden = (message: string = messages.forbidden) => new HttpError(403, message);
export const notFound = (message: string = messages.notFound) => new HttpError(404, message);
export const conflict = (message: string, extra?: Record<string, unknown>) =>
  new HttpError(409, message, undefined, extra);
/** The call must say which version of the row it saw. */
export const versionMissing = () => new HttpError(428, messages.versionMissing);
export const invalid = (errors: Record<string, string>, message: string = messages.invalid) =>
  new HttpError(422, message, errors);
