import { type ComponentType, Suspense } from 'react';

/** What a page adds to a declared screen, where it adds something; the screen does not wait for its code. */
export const Part = ({ of: Added }: { of: ComponentType | undefined }) =>
  Added ? (
    <Suspense fallback={null}>
      <Added />
    </Suspense>
  ) : null;
