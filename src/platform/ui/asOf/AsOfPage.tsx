import CompareArrowsIcon from '@mui/icons-material/CompareArrows';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ListBase, Pagination, ResourceContextProvider, useListContext } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Resource } from '../../../../resources/kit/index.ts';
import { PageTitle } from '../../common/PageTitle.tsx';
import { PrintAction } from '../../common/print/PrintAction.tsx';
import { usePhone } from '../../common/usePhone.ts';
import { dayOf, dayToday, formatDate } from '../../providers/format.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { CardRows } from '../list/CardRows.tsx';
import { Column } from '../list/Column.tsx';
import { FilterButton } from '../list/FilterButton.tsx';
import { FilterChips } from '../list/FilterChips.tsx';
import { ListError } from '../list/ListError.tsx';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { columnsKey, firstSort } from '../list/listFields.ts';
import { Notice } from '../list/Notice.tsx';
import { RecordCard } from '../list/RecordCard.tsx';
import { RecordTable } from '../list/RecordTable.tsx';
import { RowsFrame } from '../list/RowsFrame.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { useColumns, useDensity, useNeededFields } from '../list/useView.ts';
import { useRegistry } from '../registry.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { AsOfHead, DayField } from './AsOfHead.tsx';
import { AsOfNotice } from './AsOfNotice.tsx';
import { asOfPath, asOfRowPath, comparePath, hasFormerDays, namedIn } from './asOfPath.ts';

const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** /keadaan/:data/:pada: the rows of a list as they were at the end of a day; nothing is changed here. */
export default function AsOfPage() {
  const say = useWords();
  const { data, pada = '' } = useParams();
  const resource = useRegistry().find(namedIn(data));
  if (!resource || !hasFormerDays(resource))
    return <Notice title={say('Keadaan per tanggal tidak tersedia')} text={say('Data ini tidak memiliki riwayat.')} />;
  return (
    <ResourceContextProvider value={resource.name}>
      <FormerList key={resource.name} resource={resource} day={aDay.test(pada) ? pada : dayToday()} />
    </ResourceContextProvider>
  );
}

interface Props {
  resource: Resource;
  day: string;
}

function FormerList({ resource, day }: Props) {
  const kolom = useNeededFields();
  return (
    <ListBase
      sort={firstSort(resource)}
      perPage={25}
      debounce={300}
      storeKey={false}
      queryOptions={{ retry: false, enabled: kolom !== undefined, meta: { kolom, pada: day } }}
    >
      <FormerRows resource={resource} day={day} />
    </ListBase>
  );
}

const aMonth = 30 * 86_400_000;

function FormerRows({ resource, day }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const navigate = useNavigate();
  const phone = usePhone();
  const { pathTo } = useCrudPages(resource.name);
  const { data, error, isPending, isFetching, filterValues } = useListContext();
  const now = pathTo({ type: 'list' });
  const label = labelOf(resource.label);
  const filter = new URLSearchParams(
    Object.keys(filterValues).length ? { filter: JSON.stringify(filterValues) } : {},
  ).toString();
  return (
    <Box sx={{ pb: 3 }}>
      <PageTitle title="Keadaan per tanggal" />
      <AsOfHead title={label}>
        <DayField
          label={say('Keadaan per tanggal')}
          day={day}
          onChange={next => navigate(asOfPath(resource, next, filterValues))}
        />
        <Button
          component={Link}
          startIcon={<CompareArrowsIcon />}
          to={comparePath(resource, ...twoDays(day), filterValues)}
        >
          {say('Bandingkan')}
        </Button>
        {now ? (
          <Button component={Link} startIcon={<TableRowsIcon />} to={filter ? `${now}?${filter}` : now}>
            {say('Keadaan sekarang')}
          </Button>
        ) : null}
        <PrintAction />
      </AsOfHead>
      <AsOfNotice
        resource={resource}
        day={day}
        text={say('Keadaan pada akhir %{tanggal}, untuk data yang dapat Anda lihat sekarang. Hanya untuk dibaca.', {
          tanggal: formatDate(day),
        })}
      />
      <Stack
        className="layar-saja"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}
      >
        <SearchBox />
        <FilterButton />
      </Stack>
      <FilterChips />
      <RowsFrame busy={isFetching}>
        {error && !data ? (
          <ListError />
        ) : isPending ? (
          <ListSkeleton cards={phone} />
        ) : data?.length ? (
          <>
            <Box sx={{ opacity: isFetching ? 0.7 : 1, transition: 'opacity 150ms' }}>
              <Rows resource={resource} day={day} />
            </Box>
            <Pagination rowsPerPageOptions={[10, 25, 50, 100, 200]} />
          </>
        ) : (
          <Paper variant="outlined">
            <Notice
              title={say('Tidak ada data pada tanggal ini')}
              text={say('Tidak ada %{data} pada akhir %{tanggal} dengan filter ini.', {
                data: label,
                tanggal: formatDate(day),
              })}
            />
          </Paper>
        )}
      </RowsFrame>
    </Box>
  );
}

/** The day with today, or today with the day a month before it. */
function twoDays(day: string): [from: string, to: string] {
  const today = dayToday();
  return day < today ? [day, today] : [dayOf(Date.now() - aMonth), today];
}

/** The rows in the columns that the person chose for the list; what a former day does not show has no column. */
function Rows({ resource, day }: Props) {
  const phone = usePhone();
  const { data = [] } = useListContext();
  const { columns, visible, hiddenAtFirst } = useColumns();
  const [density] = useDensity();
  const known = new Set(data.flatMap(row => Object.keys(row)));
  if (phone)
    return (
      <CardRows>
        {row => (
          <RecordCard
            columns={visible.filter(name => known.has(name))}
            selectable={false}
            to={asOfRowPath(resource, day, row.id)}
          />
        )}
      </CardRows>
    );
  return (
    <RecordTable
      size={density}
      storeKey={columnsKey(resource.name)}
      hiddenColumns={hiddenAtFirst}
      rowClick={id => asOfRowPath(resource, day, id)}
      cellWidth={320}
    >
      {columns
        .filter(name => known.has(name) || !visible.includes(name))
        .map(name => (
          <Column key={name} source={name} />
        ))}
    </RecordTable>
  );
}
