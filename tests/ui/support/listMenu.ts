import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens "Aksi lain" of a list and says what it offers. */
export async function openListMenu(user: UserEvent): Promise<string[]> {
  await user.click(await screen.findByRole('button', { name: 'Aksi lain' }));
  return (await screen.findAllByRole('menuitem')).map(item => item.textContent);
}

/** Takes one of "Aksi lain" of a list. */
export async function chooseInListMenu(user: UserEvent, name: string): Promise<void> {
  await openListMenu(user);
  await user.click(screen.getByRole('menuitem', { name }));
}
