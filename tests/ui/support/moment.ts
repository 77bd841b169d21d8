import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { writtenAs } from '../../../src/platform/ui/moment/notation.ts';

const notationOf = (value: string) => writtenAs(value.includes(':') ? 'time' : 'date', value);

/** Types a day (`2026-12-01`) or a time (`08:30`) into the input of that name, in the portal's notation. */
export async function typeMoment(name: RegExp | string, value: string, box: HTMLElement = document.body) {
  const group = await within(box).findByRole('group', { name });
  const input = group.parentElement?.querySelector('input');
  if (!input) throw new Error(`${name}: bukan isian tanggal atau jam`);
  fireEvent.change(input, { target: { value: notationOf(value) } });
}

/** Types one figure into the first part of the input of that name, and no more. */
export async function beginMoment(user: UserEvent, name: RegExp | string, figure: string) {
  const [first] = within(await screen.findByRole('group', { name })).getAllByRole('spinbutton');
  if (!first) throw new Error(`${name}: bukan isian tanggal atau jam`);
  await user.click(first);
  fireEvent.input(first, { target: { textContent: figure } });
}

/** Value shown in the input of that name: "22/11/2026", "08.30". */
export const shownMoment = async (name: RegExp | string): Promise<string> =>
  (await screen.findByRole('group', { name })).parentElement?.querySelector('input')?.value ?? '';
