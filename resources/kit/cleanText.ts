/**
 * Text as people mean it: control characters and characters without width (docs/domain/00 "Field kinds") come from
 * copied documents, make two equal names differ, and let an empty note look written.
 */

const breaks = /[\p{Cc}\u2028\u2029]+/gu;
const invisible = /\p{Cf}+/gu;
/** Joiners are part of words in other scripts and of composed emoji. */
const invisibleInside = /(?![\u200C\u200D])\p{Cf}/gu;
const visible = /[^\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** True if a text has no visible character. */
export const isBlankText = (text: string): boolean => !visible.test(text);

/** One line: breaks become a space, what has no width goes; empty when nothing can be read. */
export const oneLine = (text: string): string =>
  isBlankText(text) ? '' : text.replace(breaks, ' ').replace(invisible, '').trim();

/** Several lines: line breaks and tabs stay; empty when nothing can be read. */
export const manyLines = (text: string): string =>
  isBlankText(text)
    ? ''
    : text
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/(?![\n\t])\p{Cc}/gu, '')
        .replace(invisibleInside, '')
        .trim();
