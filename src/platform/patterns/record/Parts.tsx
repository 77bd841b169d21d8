import { createContext, type ReactNode, useContext } from 'react';
import { RecordContextProvider, ResourceContextProvider, useRecordContext } from 'react-admin';
import { isValues, splitSource } from './source.ts';

/** Key under which a 1:1 detail travels → its resource. */
export const PartsContext = createContext<Readonly<Record<string, string>>>({});

interface Props {
  source: string;
  /** Draws the field by the name that it has in its own resource. */
  children: (name: string) => ReactNode;
}

/** Puts a field's own resource and record around it: `rincian.posisi` is field `posisi` of the detail. */
export function AtPart({ source, children }: Props) {
  const parts = useContext(PartsContext);
  const record = useRecordContext();
  const { part, name } = splitSource(source);
  const resource = part ? parts[part] : undefined;
  if (!part || !resource) return children(source);
  const own: unknown = record?.[part];
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={isValues(own) ? own : {}}>{children(name)}</RecordContextProvider>
    </ResourceContextProvider>
  );
}
