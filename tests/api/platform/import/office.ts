import { writeZip } from '../../../../server/platform/documents/spreadsheet/zip.ts';

/** Spreadsheets as other programs write them: XLSX put together part by part. */

const relations = (...parts: readonly [type: string, target: string][]): string =>
  `<Relationships>${parts
    .map(
      ([type, target], i) => `<Relationship Id="r${i + 1}" Type="http://x/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

export async function archive(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const blocks: Buffer[] = [];
  const files = Object.entries(parts).map(([name, text]) => ({ name, data: [text] }));
  for await (const block of writeZip(files)) blocks.push(block);
  return Buffer.concat(blocks);
}

/** Cells of a row in XML: a text, or XML of its own. */
export const row = (number: number, ...cells: readonly string[]): string =>
  `<row r="${number}">${cells
    .map((cell, i) => {
      const at = `${String.fromCharCode(65 + i)}${number}`;
      return cell.startsWith('<c') ? cell.replace('<c', `<c r="${at}"`) : cell && inline(at, cell);
    })
    .join('')}</row>`;
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

interface Office {
  rows: string;
  merges?: readonly string[];
  /** Formats of the styles 1, 2 …, in order. */
  formats?: readonly string[];
  shared?: readonly string[];
  /** Names of the parts, where they are not the usual ones. */
  names?: Partial<Record<'workbook' | 'sheet' | 'shared' | 'sharedAs', string>>;
}

/** An XLSX file with one sheet. */
export function office({ rows, merges = [], formats = [], shared = [], names = {} }: Office): Promise<Buffer> {
  const { workbook = 'xl/workbook.xml', sheet = 'worksheets/sheet1.xml', shared: texts = 'sharedStrings.xml' } = names;
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  const merged = merges.length
    ? `<mergeCells>${merges.map(ref => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
    : '';
  return archive({
    '_rels/.rels': relations(['officeDocument', workbook]),
    [workbook]: '<workbook xmlns:r="r"><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>',
    [`${folder}_rels/${workbook.slice(folder.length)}.rels`]: relations(
      ['worksheet', sheet],
      ['sharedStrings', names.sharedAs ?? texts],
      ['styles', 'styles.xml'],
    ),
    [`${folder}${sheet}`]: `<worksheet><sheetData>${rows}</sheetData>${merged}</worksheet>`,
    [`${folder}${texts}`]: `<sst>${shared.map(text => `<si><t>${text}</t></si>`).join('')}</sst>`,
    [`${folder}styles.xml`]: `<styleSheet><numFmts>${formats
      .map((code, i) => `<numFmt numFmtId="${170 + i}" formatCode="${code}"/>`)
      .join(
        '',
      )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, i) => `<xf numFmtId="${170 + i}"/>`).join('')}</cellXfs></styleSheet>`,
  });
}
