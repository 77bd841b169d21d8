import { type ComponentType, type ReactNode, Suspense } from 'react';

interface Props {
  of: ComponentType | undefined;
  /** What stands below it: it comes with it, so that nothing is pushed down when the code of the part arrives. */
  children?: ReactNode;
}

/** What a page adds to a declared screen, where it adds something; the screen does not wait for its code. */
export const Part = ({ of: Added, children }: Props) =>
  Added ? (
    <Suspense fallback={null}>
      <Added />
      {children}
    </Suspense>
  ) : (
    children
  );
