import type { Action, QueueMark } from '../../../resources/kit/index.ts';

/** A mark in the words of an action, for the dialogs that ask before one. */
export const markAction = ({ label, success, roles }: QueueMark): Action => ({
  ...{ label, success, roles, note: false, from: [], to: '', tone: 'primary' },
});
