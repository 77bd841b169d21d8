/** Keeps what was worked out, a piece at a time, beside whoever works the next one out: never more than one piece waits. */
export class Behind {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the piece before, and begins with this one. @throws what the one before failed for */
  async add(work: () => Promise<void>): Promise<void> {
    await this.#last;
    this.#last = work();
    // Thrown where somebody waits for it.
    this.#last.catch(() => undefined);
  }

  /** Waits for the last piece. @throws what it failed for */
  done(): Promise<void> {
    return this.#last;
  }
}
