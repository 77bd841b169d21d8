import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { linkOpens } from '../../resources/kit/index.ts';
import { bahasaDipakai } from '../../resources/pengaturan/bahasa.ts';
import { tokenCookie } from '../../resources/sessionCookie.ts';
import type { Caller } from './access/caller.ts';
import type { Access } from './access/createAccess.ts';
import { effectiveFlags } from './access/menuMatrix.ts';
import { cookieIn } from './cookies.ts';
import { HttpError } from './errors.ts';
import { escaped } from './identityPage.ts';

/**
 * Content of a screen before its scripts have loaded, which takes ten seconds on a slow line. The page has it as plain
 * HTML, with links that work without scripts; the screen itself replaces it.
 */
interface FirstScreen {
  readonly heading: string;
  /** Beside the heading, quieter. */
  readonly aside?: string;
  readonly sections: readonly FirstSection[];
}

export interface FirstSection {
  readonly heading: string;
  readonly lines: readonly FirstLine[];
}

export interface FirstLine {
  readonly text: string;
  readonly note?: string | null;
  /** A number or a state beside it. */
  readonly mark?: string | null;
  /** An address of the portal; left out where the reader's menu does not lead there. */
  readonly link?: string | null;
  /** Marks the first task of the screen. */
  readonly first?: boolean;
  /** Instead of one link: the same for several things. */
  readonly choices?: readonly { readonly text: string; readonly link: string }[];
}

/** The first screen of one address, in Indonesian. */
export interface FirstScreenSource {
  readonly path: string;
  /**
   * @param mayOpen whether the reader's menu leads to an address
   * @returns undefined where there is nothing to read before the scripts
   */
  read(caller: Caller, mayOpen: MayOpen): Promise<FirstScreen | undefined>;
}

type MayOpen = (link: string) => boolean;

/** Longer than this the end of the page does not wait for it, in milliseconds; its scripts run after the end. */
const defaultPatience = 4_000;

/**
 * Finds the first screen of an address for whoever asks for it: only with a live session that may go on, in Indonesian,
 * where the menu leads there, and only if it is read soon. Else the page comes without it, and its scripts say what is
 * the matter.
 * @returns undefined where there certainly is none; else HTML, '' for none
 */
export function createFirstScreens(
  { sessions, rights }: Access,
  sources: readonly FirstScreenSource[],
  patience = defaultPatience,
): (request: FastifyRequest, path: string) => Promise<string> | undefined {
  const byPath = new Map(sources.map(source => [source.path, source]));
  const read = async (token: string, source: FirstScreenSource): Promise<string | undefined> => {
    const caller = await sessions.resolve(token);
    if (caller.mustChangePassword || caller.mustSetUpFactor) return undefined;
    if (bahasaDipakai(caller.baseRole, caller.bahasa) !== 'id') return undefined;
    const menus = await rights.menus(caller.roleId);
    const granted = effectiveFlags(menus);
    const links = menus.flatMap(({ id, link }) => (link && granted.get(id)?.has('read') ? [link] : []));
    const mayOpen: MayOpen = link => links.some(known => linkOpens(known, link.split('?')[0] ?? link));
    if (!mayOpen(source.path)) return undefined;
    const screen = await source.read(caller, mayOpen);
    return screen && draw({ ...screen, path: source.path }, mayOpen);
  };
  const inTime = async (request: FastifyRequest, token: string, source: FirstScreenSource): Promise<string> => {
    const done = new AbortController();
    const tooLate = setTimeout(patience, undefined, { signal: done.signal });
    tooLate.catch(() => undefined);
    try {
      return (await Promise.race([read(token, source), tooLate])) ?? '';
    } catch (error) {
      // A session that has ended is no fault.
      request.log[error instanceof HttpError ? 'debug' : 'warn'](error, 'layar pertama tidak dapat dibaca');
      return '';
    } finally {
      done.abort();
    }
  };
  return (request, path) => {
    const source = byPath.get(path);
    const token = source && cookieIn(request.headers.cookie, tokenCookie);
    return source && token ? inTime(request, token, source) : undefined;
  };
}

function draw({ path, heading, aside, sections }: FirstScreen & { path: string }, mayOpen: MayOpen): string {
  const head = `<div class="shell-head"><h1>${escaped(heading)}</h1>${aside ? `<p>${escaped(aside)}</p>` : ''}</div>`;
  const lists = sections.map(
    section =>
      `<section><h2>${escaped(section.heading)}</h2>` +
      `${section.lines.length ? `<ul>${section.lines.map(line => `<li>${drawLine(line, mayOpen)}</li>`).join('')}</ul>` : ''}</section>`,
  );
  return `<div class="shell-screen" data-path="${escaped(path)}">${head}${lists.join('')}</div>`;
}

function drawLine({ text, note, mark, link, first, choices }: FirstLine, mayOpen: MayOpen): string {
  const linked = (to: string | null | undefined, look: string, inside: string) =>
    to?.startsWith('/') && mayOpen(to)
      ? `<a class="${look}" href="${escaped(to)}">${inside}</a>`
      : `<div class="${look}">${inside}</div>`;
  const small = note ? `<small>${escaped(note)}</small>` : '';
  if (choices) {
    const buttons = choices.map(choice =>
      linked(choice.link, `shell-choice${first ? ' shell-first' : ''}`, escaped(choice.text)),
    );
    return `<div class="shell-line"><span><b>${escaped(text)}</b>${small}<i>${buttons.join('')}</i></span></div>`;
  }
  const words = `<span><b>${escaped(text)}</b>${small}</span>${mark ? `<em>${escaped(mark)}</em>` : ''}`;
  return linked(link, `shell-line${first ? ' shell-first' : ''}`, words);
}
