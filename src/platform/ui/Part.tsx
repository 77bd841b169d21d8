import { type ComponentType, type ReactNode, Suspense } from 'react';

interface Props {
  of: ComponentType | undefined;
  /** Content below it, drawn together with it, so that nothing moves when the code of the part arrives. */
  children?: ReactNode;
}

/** A part that a page adds to a declared screen; the screen does not wait for its code. */
export const Part = ({ of: Added, children }: Props) =>
  Added ? (
    <Suspense fallback={null}>
      <Added />
      {children}
    </Suspense>
  ) : (
    children
  );
