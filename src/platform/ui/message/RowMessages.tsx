import { Suspense } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useDeclaration } from '../registry.ts';

const RowMessagesPanel = lazyScreen(() => import('./RowMessagesPanel.tsx'));

/** Conversations about the record in context, where its resource leads to people. */
export function RowMessages() {
  const { reaches } = useDeclaration();
  return reaches ? (
    <Suspense>
      <RowMessagesPanel />
    </Suspense>
  ) : null;
}
