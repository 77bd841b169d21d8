/** Leads the focus to the content of the page. */
export const toContent = (): void => document.getElementById('main-content')?.focus();
