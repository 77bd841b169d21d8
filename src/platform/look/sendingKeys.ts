import type { KeyboardEvent } from 'react';

/** True for Ctrl + Enter (⌘ + Enter), which sends what is being filled in; kept down it sends once. */
export const isSending = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;

/** Has Ctrl + Enter press the main button of a dialog, wherever in it the focus is. */
export function sendDialog(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target } = event;
  // A dialog over it tells this one of its keys, too.
  if (!isSending(event) || event.defaultPrevented || !(target instanceof Node && currentTarget.contains(target)))
    return;
  const buttons = currentTarget.querySelectorAll<HTMLElement>('.MuiDialogActions-root .MuiButton-contained');
  const main = [...buttons].at(-1);
  if (!main) return;
  event.preventDefault();
  main.click();
}
