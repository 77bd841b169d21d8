import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import {
  DataTable,
  Pagination,
  RecordContextProvider,
  ResourceContextProvider,
  useListContext,
  useRecordContext,
  useTranslateLabel,
} from 'react-admin';
import type { MonitorOptions } from '../../../../resources/kit/index.ts';
import { TitleTools } from '../../../platform/common/print/TitleTools.tsx';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { WarningIcons } from '../../../platform/patterns/record/WarningIcons.tsx';
import { isRecord } from '../../../platform/providers/isRecord.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { EmptyValue } from '../../../platform/ui/cells/EmptyValue.tsx';
import { ExtraColumnsButton } from '../../../platform/ui/extras/ExtraColumnsButton.tsx';
import { useExtraColumns } from '../../../platform/ui/extras/useExtraColumns.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { Column } from '../../../platform/ui/list/Column.tsx';
import { ExportAction } from '../../../platform/ui/list/ExportAction.tsx';
import { FilterButton } from '../../../platform/ui/list/FilterButton.tsx';
import { FilterChips } from '../../../platform/ui/list/FilterChips.tsx';
import { ListError } from '../../../platform/ui/list/ListError.tsx';
import { ListSkeleton } from '../../../platform/ui/list/ListSkeleton.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { RecordTable } from '../../../platform/ui/list/RecordTable.tsx';
import { RowsFrame } from '../../../platform/ui/list/RowsFrame.tsx';
import { SearchBox } from '../../../platform/ui/list/SearchBox.tsx';
import { useDensity } from '../../../platform/ui/list/useView.ts';
import { useMayWriteTo } from '../../../platform/ui/message/useMayWriteTo.ts';
import { useBaseRole, useFieldAccess } from '../../../platform/ui/permissions.ts';
import { MonitorBulk } from './MonitorBulk.tsx';
import { MonitorCards } from './MonitorCards.tsx';
import { rowsId } from './scroll.ts';

/** Search, filters, export and the rows of a monitor; what may be done with several of them. */
export function MonitorRows({ options, bulk }: { options: MonitorOptions; bulk?: ComponentType | undefined }) {
  const say = useWords();
  const { isFetching } = useListContext();
  // The period is chosen above the rows.
  const picked = options.figures ? { without: 'idPeriode' } : {};
  const phone = usePhone();
  return (
    <Box component="section" aria-label={say('Peserta')} id={rowsId} sx={{ scrollMarginTop: 80, pb: 2 }}>
      <Box className="layar-saja" sx={{ display: 'flex', gap: 1, my: 1.5 }}>
        <SearchBox />
        <FilterButton {...picked} />
        <ExtraColumnsButton />
      </Box>
      <TitleTools>
        <ExportAction />
      </TitleTools>
      <FilterChips {...picked} />
      <MonitorBulk bulk={options.bulk} more={bulk} />
      <RowsFrame busy={isFetching}>
        <Rows options={options} phone={phone} />
      </RowsFrame>
    </Box>
  );
}

function Rows({ options, phone }: { options: MonitorOptions; phone: boolean }) {
  const say = useWords();
  const { data, error, isPending, filterValues } = useListContext();
  if (error && !data) return <ListError />;
  if (isPending) return <ListSkeleton cards={phone} />;
  if (data?.length === 0) {
    const narrowed = Object.keys(filterValues).some(name => name !== 'idPeriode');
    return (
      <Notice
        title={narrowed ? say('Tidak ada yang cocok') : say('Belum ada peserta')}
        text={
          narrowed
            ? say('Ubah pencarian atau filter untuk melihat peserta lain.')
            : say('Peserta pada periode dan cakupan Anda akan tampil di sini.')
        }
      />
    );
  }
  return (
    <>
      {phone ? <MonitorCards options={options} /> : <RowTable options={options} />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
}

/** Columns of the programme's detail in each row. */
const besideColumns = ({ part, resource, fields }: NonNullable<MonitorOptions['beside']>) =>
  fields.map(field => (
    <DataTable.Col key={field} label={<BesideLabel resource={resource} field={field} />} disableSort>
      <BesideCell part={part} resource={resource} field={field} />
    </DataTable.Col>
  ));

function BesideLabel({ resource, field }: { resource: string; field: string }) {
  return useTranslateLabel()({ resource, source: field });
}

function BesideCell({ part, resource, field }: { part: string; resource: string; field: string }) {
  const detail: unknown = useRecordContext()?.[part];
  if (!isRecord(detail)) return <EmptyValue />;
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={{ ...detail, id: String(detail.id) }}>
        <FieldCell source={field} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

function RowTable({ options }: { options: MonitorOptions }) {
  const say = useWords();
  const [density] = useDensity();
  const role = useBaseRole();
  const { hidden } = useFieldAccess();
  const { chosen: extra } = useExtraColumns();
  const writes = useMayWriteTo();
  const selectable = writes || (role !== undefined && options.bulk.some(({ roles }) => roles.includes(role)));
  return (
    <RecordTable
      size={density}
      rowClick={id => options.detailPath.replace(':id', encodeURIComponent(id))}
      selectable={selectable}
      cellWidth={240}
    >
      {options.columns
        .filter(name => !hidden.has(name))
        .flatMap(name => [
          name === options.warnings.field ? (
            <DataTable.Col key={name} label={say('Peringatan')} disableSort>
              <WarningIcons {...options.warnings} />
            </DataTable.Col>
          ) : (
            <Column key={name} source={name} />
          ),
          // Where somebody is stands beside how it goes.
          ...(options.beside && name === 'status' ? besideColumns(options.beside) : []),
        ])}
      {extra.map(name => (
        <Column key={name} source={name} />
      ))}
    </RecordTable>
  );
}
