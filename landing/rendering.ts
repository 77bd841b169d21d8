import { setVocabulary } from '../resources/kit/renaming.ts';
import { vocabularyOf } from '../resources/sebutan.ts';
import { become, type PageIdentity } from './identity.ts';

/** Renders with an identity. `render` does not wait for anything: another page may be rendered for another one. */
export function rendering<T>(next: PageIdentity, render: () => T): T {
  become(next);
  setVocabulary(vocabularyOf(next));
  return render();
}
