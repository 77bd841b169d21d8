import type { Locator, Page } from 'playwright';
import {
  busyPlaces,
  keepTree,
  requestsOf,
  type Shift,
  shiftsOf,
  treeFaults,
  type Waiting,
} from '../../e2e/support/looks.ts';
import { given } from '../compare.ts';

/** Cumulative layout shift that a walk may come to, as everywhere (docs/design/performance.md). */
const mostJump = 0.02;

const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Presses of Tab after which something counts as out of reach. */
const mostTabs = 60;

/**
 * What the hands of a person do on a page, counted: a click or tap, a field typed in however long, a key that moves on
 * or does something, a file chosen (two: the button and the file). Every act waits until the page rests and looks where
 * the focus is then; `look` names what is wrong with the screen that has come.
 */
export class Hand {
  acts = 0;
  readonly page: Page;
  readonly faults: string[] = [];
  /** What moved because it was asked for, with its share. */
  readonly answers: string[] = [];
  private jump = 0;
  private judged = 0;
  private readonly waiting: Waiting;
  private looked = 0;
  private readonly begun = performance.now();
  /** By keys alone: the focus must be seen, too. */
  private readonly byKeys: boolean;

  constructor(page: Page, byKeys = false) {
    this.page = page;
    this.byKeys = byKeys;
    this.waiting = requestsOf(page);
    // The browser tells of choosers only while somebody listens; listening anew for each came too late for some.
    page.on('filechooser', () => undefined);
    page.on('pageerror', error => this.fault(error.message));
    page.on('console', message => {
      if (message.type() === 'error') this.fault(`konsol: ${message.text().slice(0, 160)}`);
    });
  }

  /** Seconds since the first act, without the looks. */
  get seconds(): number {
    return (performance.now() - this.begun - this.looked) / 1000;
  }

  private fault(words: string): void {
    if (!this.faults.includes(words)) this.faults.push(words);
  }

  /** Waits until nothing is on its way and nothing moves; the clock does not count it twice. */
  private async rest(after: string): Promise<void> {
    const until = performance.now() + 10_000;
    while (performance.now() < until) {
      // A page that is just being left has nothing to look at.
      const quiet = await busyPlaces(this.page).then(
        places => places === 0,
        () => false,
      );
      if (quiet && this.waiting.size === 0) break;
    }
    await this.mind(after);
  }

  /** Where the focus is after an act: never nowhere, and to be seen by whoever has keys alone. */
  private async mind(after: string): Promise<void> {
    // Who points goes on where the pointer is; `useKeptFocus` leaves the focus alone then.
    if (!this.byKeys) return;
    const begun = performance.now();
    const lost = await this.page.evaluate(async seen => {
      // What vanished with the focus gives it back in the next moment.
      for (let tries = 0; tries < 20 && document.activeElement === document.body; tries++)
        await new Promise(requestAnimationFrame);
      const active = document.activeElement;
      if (!active || active === document.body) return 'fokus hilang';
      if (!seen || /^(H1|H2|MAIN)$/.test(active.tagName) || active.getAttribute('role') === 'dialog') return '';
      if (active.matches('.MuiDialog-container, .MuiDialog-paper, .MuiModal-root')) return '';
      // It keeps the focus for a button that is off while it works.
      if (active.matches('[tabindex="-1"]') && active.querySelector(':disabled')) return '';
      const { outlineStyle, boxShadow } = getComputedStyle(active);
      const marked = active.closest('.Mui-focused, .Mui-focusVisible, [role="combobox"]') ?? active.matches('input');
      return outlineStyle !== 'none' || boxShadow !== 'none' || marked
        ? ''
        : `fokus tidak terlihat pada ${active.getAttribute('aria-label') ?? active.textContent?.slice(0, 40)}`;
    }, this.byKeys);
    this.looked += performance.now() - begun;
    if (lost) this.fault(`${lost} sesudah ${after} di ${new URL(this.page.url()).pathname}`);
  }

  /** What moved since it was last looked at; a page that was loaded anew begins anew. */
  private async moved(): Promise<Shift[]> {
    const all = await shiftsOf(this.page);
    const fresh = all.slice(all.length < this.judged ? 0 : this.judged);
    this.judged = all.length;
    return fresh;
  }

  /**
   * Says that what moved since the last look is what the act asked for: rows that a search or a decision leaves, when the
   * server takes longer than the half second in which the browser counts it to the act. It is told, and is no jump.
   */
  async answered(what: string): Promise<void> {
    await this.rest('menunggu');
    const begun = performance.now();
    const sum = sumOf(await this.moved());
    if (sum > 0) this.answers.push(`${what} ${sum.toFixed(3)}`);
    this.looked += performance.now() - begun;
  }

  /** Looks at the screen that has come: accessible, one heading, all that is operated named, nothing that jumped. */
  async look(name: string): Promise<void> {
    const begun = performance.now();
    const moved = await this.moved();
    this.jump += sumOf(moved);
    if (this.jump > mostJump && moved.length)
      this.fault(
        `${name}: bergeser ${this.jump.toFixed(3)}, di sini ${sumOf(moved).toFixed(3)} (${moved
          .toSorted((a, b) => b.value - a.value)
          .slice(0, 2)
          .map(({ what, value }) => `${value.toFixed(3)} ${what}`)
          .join('; ')})`,
      );
    for (const fault of await treeFaults(this.page)) this.fault(`${name}: ${fault}`);
    const folder = given('pohon', '');
    if (folder) await keepTree(this.page, folder, name);
    this.looked += performance.now() - begun;
  }

  async click(what: Locator, modifiers: 'Shift'[] = []): Promise<void> {
    this.acts += 1;
    const name = (await what.getAttribute('aria-label').catch(() => null)) ?? String(what);
    await what.click({ modifiers });
    await this.rest(`menekan ${name.slice(0, 80)}`);
  }

  async type(into: Locator, words: string): Promise<void> {
    this.acts += 1;
    await into.fill(words);
    await this.rest('mengetik');
  }

  /** Types where the focus is. */
  async write(words: string): Promise<void> {
    this.acts += 1;
    await this.page.keyboard.type(words);
    await this.rest(`mengetik ${words}`);
  }

  /** A day or a time, typed part by part where the person is already. */
  async typeMoment(name: RegExp | string, digits: string): Promise<void> {
    this.acts += 1;
    await this.page.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await this.page.keyboard.type(digits);
  }

  /** Presses a key, often as one would. */
  async key(name: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      this.acts += 1;
      await this.page.keyboard.press(name);
    }
    await this.rest(`tombol ${name}`);
  }

  /** Presses Tab until the focus is on (or in) something. @throws Error when it is out of reach */
  async reach(what: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' = 'Tab'): Promise<void> {
    await what.first().waitFor();
    const there = () =>
      what.evaluateAll(found =>
        found.some(one => one === document.activeElement || one.contains(document.activeElement)),
      );
    for (let tabs = 0; tabs < mostTabs; tabs++) {
      if (await there()) return;
      this.acts += 1;
      await this.page.keyboard.press(key);
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    throw new Error(`${what} tidak terjangkau dengan ${mostTabs} kali ${key}`);
  }

  /** Reaches something by Tab and presses it. */
  async press(what: Locator, key = 'Enter'): Promise<void> {
    await this.reach(what);
    await this.key(key);
  }

  /** Reaches a field by Tab and types; what it holds is typed over. */
  async fill(into: Locator, words: string): Promise<void> {
    await this.reach(into);
    await this.page.keyboard.press('Control+a');
    await this.write(words);
  }

  /** Reaches a list of choices by Tab, opens it and walks to one. */
  async pick(list: Locator, option: RegExp | string): Promise<void> {
    await this.reach(list);
    await this.key('Enter');
    await this.reach(this.page.getByRole('option', { name: option }).first(), 'ArrowDown');
    await this.key('Enter');
  }

  /** Types a few letters into a field that searches, and walks to a hit. */
  async seek(field: Locator, words: string, option: RegExp): Promise<void> {
    await this.fill(field, words);
    const wanted = this.page.getByRole('option', { name: option }).first();
    await wanted.waitFor();
    for (let tries = 0; tries < 20 && !(await this.lit(field, wanted)); tries++) await this.key('ArrowDown');
    await this.key('Enter');
  }

  /** True if the field says that this choice is the one that Enter takes. */
  private async lit(field: Locator, choice: Locator): Promise<boolean> {
    const active = await field.getAttribute('aria-activedescendant');
    return active !== null && active === (await choice.getAttribute('id'));
  }

  /** Reaches the button of a document by Tab; the choice in the system's own window counts as one more act. */
  async bring(button: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.reach(button);
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.key('Enter')]);
    this.acts += 1;
    await chooser.setFiles(file);
  }

  /** Leads into the rows of the table: from the heading and from the search by an arrow, from elsewhere by Tab. */
  async enterRows(): Promise<void> {
    const row = this.page.getByRole('table').locator('tr[tabindex="0"]');
    await row.first().waitFor();
    await this.key('ArrowDown');
    const inRow = await this.page.evaluate(() => document.activeElement?.closest('tr') !== null);
    if (!inRow) await this.reach(row);
  }

  /** Ticks the first rows of a table, the others together with the first. */
  async tickRows(many: number): Promise<void> {
    const rows = this.page.getByRole('table').getByRole('row');
    await rows.nth(many).waitFor();
    await this.enterRows();
    await this.reach(rows.nth(1), 'ArrowUp');
    await this.key('Space');
    await this.key('Shift+ArrowDown', many - 1);
  }

  /** Opens the search over everything, types, walks to a line that says the words, and takes it. */
  async find(words: string, line: RegExp | string): Promise<void> {
    await this.key('Control+k');
    await this.page.getByRole('combobox', { name: /^Cari/ }).waitFor();
    await this.write(words);
    const wanted = this.page.getByRole('dialog').getByRole('option', { name: line }).first();
    await wanted.waitFor();
    for (let tries = 0; tries < 30 && (await wanted.getAttribute('aria-selected')) !== 'true'; tries++)
      await this.key('ArrowDown');
    await this.key('Enter');
  }

  async choose(label: RegExp, option: string | RegExp): Promise<void> {
    await this.click(this.page.getByRole('combobox', { name: label }));
    await this.click(this.page.getByRole('option', { name: option }).first());
  }

  async file(label: string, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.acts += 2;
    await this.page.getByLabel(label, { exact: true }).setInputFiles(file);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  inDialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** An action on the ticked rows. */
  inBar(name: string): Locator {
    return this.page.getByRole('toolbar', { name: /yang dipilih/ }).getByRole('button', { name, exact: true });
  }

  said(words: string | RegExp): Promise<void> {
    return this.page.getByText(words).first().waitFor();
  }
}
