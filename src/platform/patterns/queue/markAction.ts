import type { ActionWords, QueueMark } from '../../../../resources/kit/index.ts';

/** A mark in the words of an action, for the dialogs that ask before one. */
export const markAction = ({ label, success }: QueueMark): ActionWords => ({
  label,
  success,
  note: false,
  tone: 'primary',
});
