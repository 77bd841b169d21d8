import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { coveredFields } from '../../../../resources/kit/index.ts';
import { coveredRow } from '../../providers/dataProvider.ts';
import { useDeclaration } from '../registry.ts';
import { LedHere } from './LedOn.tsx';
import { PageState } from './PageState.tsx';
import { ShowView } from './ShowView.tsx';

/** One row: its sections, its history, and what may be done with it. Children replace the sections. */
export function ResourceShow({ children }: { children?: ReactNode }) {
  const covers = coveredFields(useDeclaration()).length > 0;
  return (
    // A missing row is told on the page itself, so that the address stays what it was.
    <ShowBase
      queryOptions={{ retry: false, onError: () => undefined, ...(covers ? { meta: coveredRow } : {}) }}
      disableAuthentication={false}
    >
      <Loaded>{children}</Loaded>
    </ShowBase>
  );
}

function Loaded({ children }: { children?: ReactNode }) {
  const { record, error, isPending, refetch } = useShowContext();
  if (!record) return <PageState error={error} isPending={isPending} onRetry={refetch} />;
  return (
    <>
      <LedHere />
      <ShowView>{children}</ShowView>
    </>
  );
}
