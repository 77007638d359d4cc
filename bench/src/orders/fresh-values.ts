/** Values of a recorded call and their replacements when its statements are sent again for another customer. */
export class FreshValues {
  readonly #texts = new Map<string, string>();
  readonly #bytes = new Map<string, Buffer>();
  readonly #newBytes: (length: number) => Buffer;

  constructor(newBytes: (length: number) => Buffer) {
    this.#newBytes = newBytes;
  }

  replaceText(recorded: string | number, fresh: string | number): void {
    this.#texts.set(String(recorded), String(fresh));
  }

  replaceBytes(recorded: Buffer, fresh: Buffer): void {
    this.#bytes.set(recorded.toString('hex'), fresh);
  }

  /** The value to send now. Unregistered hashes are those of secrets: each gets a new one. */
  of(value: unknown): unknown {
    if (typeof value === 'string') return this.#textOf(value);
    if (typeof value === 'number') return Number(this.#textOf(String(value)));
    if (Buffer.isBuffer(value)) return this.#bytesOf(value);
    if (Array.isArray(value)) return value.map((one) => this.of(one));
    return value;
  }

  #textOf(text: string): string {
    let fresh = text;
    for (const [recorded, now] of this.#texts) fresh = fresh.replaceAll(recorded, now);
    return fresh;
  }

  #bytesOf(bytes: Buffer): Buffer {
    const name = bytes.toString('hex');
    const fresh = this.#bytes.get(name) ?? this.#newBytes(bytes.length);
    this.#bytes.set(name, fresh);
    return fresh;
  }
}
