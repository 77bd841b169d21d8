import type { Locator, Page } from 'playwright';
import type { Role } from '../../../resources/kit/index.ts';
import type { Portal } from '../support/portal.ts';

/** Types into a picker that searches on the server, and takes what it offers. */
export async function pick(within: Page | Locator, label: string, typed: string, option = typed): Promise<void> {
  const picker = within.getByRole('combobox', { name: label });
  await picker.fill(typed);
  await optionOf(picker, option).click();
}

/** Opens a list of choices and takes one. */
export async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  // A required field's star belongs to its name.
  const list = within.getByRole('combobox', { name: new RegExp(`^${label}( \\*)?$`) });
  await list.click();
  await optionOf(list, option).click();
}

const optionOf = (within: Locator, option: string) => within.page().getByRole('option', { name: option, exact: true });

interface Answer<T> {
  status: number;
  body: T;
}

/** Somebody who speaks to the API without a browser. */
export async function caller(portal: Portal, who: Role | (string & {})) {
  const headers = { authorization: `Bearer ${await portal.tokenOf(who)}` };
  return async <T = unknown>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer<T>> => {
    const answer = await portal.app.inject({
      method,
      url: `/api/${path}`,
      headers,
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, body: answer.json<T>() };
  };
}
