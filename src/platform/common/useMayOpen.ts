import { linkOpens } from '../../../resources/kit/index.ts';
import { useAuthState } from '../providers/session.ts';
import { linksOf } from './trail.ts';

/** True if the role's menu leads to a link; a figure whose list is not permitted is shown without one. */
export function useMayOpen(): (link: string) => boolean {
  const { menus } = useAuthState();
  const links = linksOf(menus ?? []);
  return link => links.some(known => linkOpens(known, link.split('?')[0] ?? link));
}
