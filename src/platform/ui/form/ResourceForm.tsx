import type { ReactNode } from 'react';
import { ResourceCreate } from './ResourceCreate.tsx';
import { ResourceEdit } from './ResourceEdit.tsx';

interface Props {
  mode: 'create' | 'edit';
  /** Inputs that replace the declared sections: `<FieldInput source="nama" />` and whatever is special. */
  children?: ReactNode;
}

/** The form of a resource: what is asked, in which order, and what is right, from its declaration. */
export function ResourceForm({ mode, children }: Props) {
  return mode === 'create' ? <ResourceCreate>{children}</ResourceCreate> : <ResourceEdit>{children}</ResourceEdit>;
}
