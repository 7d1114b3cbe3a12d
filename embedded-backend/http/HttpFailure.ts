/** Thrown by handlers to answer with an error. It becomes the contract's error body. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly errors: Readonly<Record<string, string[]>> | undefined;
  /** Further properties of the body, such as `current` in a conflict. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    errors?: Record<string, string[]>,
    more: { extra?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'HttpFailure';
    this.status = status;
    this.errors = errors;
    this.extra = more.extra ?? {};
    this.headers = more.headers ?? {};
  }

  body(): Record<string, unknown> {
    return {
      success: false,
      message: this.message,
      ...(this.errors ? { errors: this.errors } : {}),
      ...this.extra,
    };
  }
}

export const notFound = (what: string): HttpFailure => new HttpFailure(404, `${what} was not found.`);
export const conflict = (message: string, extra?: Record<string, unknown>): HttpFailure =>
  new HttpFailure(409, message, undefined, extra ? { extra } : {});
/**
 * The message of a 422. A single error is the message itself; several get a general sentence and are listed
 * under `errors`.
 */
export const invalid = (errors: Record<string, string[]>): HttpFailure => {
  const texts = Object.values(errors).flat();
  return new HttpFailure(
    422,
    texts.length === 1 && texts[0] ? texts[0] : 'Some fields need your attention.',
    errors,
  );
};
