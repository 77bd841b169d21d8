import { Suspense } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useDeclaration } from '../registry.ts';

const RemarksPanel = lazyScreen(() => import('./RemarksPanel.tsx'));

/** The discussion of the record in context, where its resource declares one. */
export function Remarks() {
  const { remarks } = useDeclaration();
  return remarks ? (
    <Suspense>
      <RemarksPanel />
    </Suspense>
  ) : null;
}
