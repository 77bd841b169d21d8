import { identity } from '../identity.ts';

/** The university's mark, from the file that the identity names. */
export function Logo() {
  return <img className="logo" src={identity.logo} width="36" height="36" alt="" />;
}
