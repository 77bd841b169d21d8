/** Marks what stands before the actions on ticked rows. */
export const beforeTickedActions = { 'data-sebelum-tindakan': '' };

/** Leads the focus to the first action on the ticked rows; without ticked rows there is none. */
export const toTickedActions = (): void =>
  document.querySelector<HTMLElement>('[data-sebelum-tindakan] ~ button:not(:disabled)')?.focus();
