import Typography from '@mui/material/Typography';
import { ListBase, ResourceContextProvider, useListContext } from 'react-admin';
import type { EntranceOptions } from '../../../../resources/kit/index.ts';
import { RowCard } from '../../../platform/patterns/record/RowCard.tsx';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { CardRows } from '../../../platform/ui/list/CardRows.tsx';
import { ListError } from '../../../platform/ui/list/ListError.tsx';
import { ListSkeleton } from '../../../platform/ui/list/ListSkeleton.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';

type Groups = NonNullable<EntranceOptions['groups']>;

/** A lecturer's groups; each leads to its people. */
export function OwnGroups({ groups }: { groups: Groups }) {
  return (
    <ResourceContextProvider value={groups.resource}>
      <ListBase
        filter={groups.filter}
        sort={{ field: groups.sort[0], order: groups.sort[1] }}
        perPage={100}
        storeKey={false}
        disableSyncWithLocation
        queryOptions={{ retry: false }}
      >
        <Cards groups={groups} />
      </ListBase>
    </ResourceContextProvider>
  );
}

function Cards({ groups }: { groups: Groups }) {
  const { data, error, isPending } = useListContext();
  const status = statusOf(useDeclaration());
  useListWaits(isPending);
  if (error && !data) return <ListError />;
  if (isPending) return <ListSkeleton cards />;
  if (!data?.length)
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {groups.empty}
      </Typography>
    );
  return (
    <CardRows beside>
      {record => (
        <RowCard
          card={groups.card}
          to={groups.to.replace(':id', encodeURIComponent(record.id))}
          beside={status ? <FieldCell source={status.source} /> : null}
        />
      )}
    </CardRows>
  );
}
