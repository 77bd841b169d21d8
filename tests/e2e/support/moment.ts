import type { Locator, Page } from 'playwright';

/** Types a day (`2026-12-01`) or a time (`08:30`) into the input of that name, key by key as a person does. */
export async function typeMoment(box: Page | Locator, name: RegExp | string, value: string): Promise<void> {
  const page = 'page' in box ? box.page() : box;
  await box.getByRole('group', { name }).getByRole('spinbutton').first().click();
  const parts = value.split('-');
  await page.keyboard.type((parts.length === 3 ? parts.reverse().join('') : value).replace(/\D/g, ''));
}

/** Value shown in the input of that name: "22/11/2026", "08.30". */
export async function shownMoment(box: Page | Locator, name: RegExp | string): Promise<string> {
  const sections = await box.getByRole('group', { name }).innerText();
  return sections.replace(/[^\d/. ]/g, '').trim();
}
