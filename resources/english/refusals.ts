import type { Translation } from '../kit/index.ts';
import type { refusals } from '../platformRefusals.ts';
import { count, number } from './format.ts';

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Refusals of the platform's server, in English. */
export const refusalsEnglish: Translation<typeof refusals> = {
  wrongLogin: 'User name or password is wrong.',
  loginEmpty: 'Fill in user name and password.',
  storageAway: 'The storage of files does not answer at the moment. Try again in a moment.',
  badApiKey: 'This API key is not valid.',
  systemKey: {
    unknown: 'This API key is not known, was revoked or has expired.',
    beyond: 'This API key does not cover this call.',
    notByKey:
      'This call is for people who have logged in. With a key: read, create, change, delete and step, of one row or many, and files; no imports, exports, histories or choices.',
    itemsOnly: ({ name }) => `An API key names its rows one by one in “items”, without “${name}”.`,
    filter: ({ name }) => `An API key cannot filter by “${name}”: it looks into data beyond the key.`,
    rowsOnly: ({ name }) =>
      `An API key reads rows only, without the parameter “${name}”. Read what a row refers to from its own source.`,
  },
  inactiveAccount: 'Your account is not active. Please contact the administrator.',
  tooManyLogins: ({ minutes }) => `Too many attempts to log in. Try again in ${count(minutes, 'minute')}.`,
  wrongOldPassword: 'The old password is wrong.',
  wrongPassword: 'The password is wrong.',
  factor: {
    needed: 'Enter the code of your authenticator app.',
    wrongCode: 'This code is wrong or was used already.',
    ticketOver: 'The time to enter the code is over. Log in from the beginning.',
    setUpFirst: 'Set up two-step verification first.',
    alreadyOn: 'Two-step verification is on already.',
    off: 'Two-step verification is not on.',
    notBegun: 'Start again: no QR code was made yet.',
    noPassword: 'This account is entered by a provider and has no password. Set up the second step there.',
    notOwn: 'Switch off your own two-step verification in your profile.',
  },
  linkOver: 'This link does not work any more: it was used, a newer one took its place, or its time is over.',
  noMail: ({ kontak }) => `The portal cannot send mail yet. Please contact whoever runs the portal (${kontak}).`,
  linkNeedsMail: 'The portal cannot send mail yet. Make a temporary password for this account.',
  accountOff: 'This account is not active. Make it active first.',
  ownData: {
    busy: 'Many people are downloading their data right now. Try again in a few minutes.',
    gone: 'This download does not exist or has expired. Prepare a new one.',
  },
  noSuchRole: 'Your account does not have this role.',
  oidc: {
    off: ({ nama }) => `Logging in with ${nama} is switched off.`,
    down: ({ nama }) => `${nama} cannot be reached. Try again later, or log in another way.`,
    hostNotNamed: ({ nama, host }) => `${nama} names ${host}, which its settings do not list under "Other hosts".`,
    hostInside: ({ nama, host }) =>
      `The address ${host} of ${nama} is inside the network; the server does not allow it yet (SOURCE_HOSTS).`,
    noKeys: ({ nama }) => `${nama} does not say where the keys of its signatures are.`,
    lost: 'This login is not known, was used already or took too long. Start again from the login page.',
    denied: ({ nama }) => `${nama} cancelled the login. Try again.`,
    notTrusted: ({ nama }) =>
      `The answer of ${nama} cannot be trusted, so you were not logged in. Try again; if it happens again, please contact whoever runs the portal.`,
    otherDomain: ({ domain }) => `Log in with an account of @${domain}.`,
    noClaim: ({ nama, klaim, kontak }) =>
      `${nama} does not tell your ${klaim}. Please contact whoever runs the portal (${kontak}).`,
    emailNotVerified: ({ nama }) => `Your e-mail is not verified at ${nama}.`,
    unknown: ({ nama, nilai, kontak }) =>
      `The portal does not know your account of ${nama} (${nilai}). Please contact whoever runs the portal (${kontak}).`,
    otherIdentity: ({ nama, kontak }) =>
      `This account of the portal is tied to another account of ${nama}. Please contact whoever runs the portal (${kontak}).`,
    badLogout: 'This logout token is not valid.',
    noPassword: 'This account of the portal has no password yet. Ask whoever runs the portal to approve the tie.',
  },
  unknownTenant: 'This tenant is not known.',
  menuCycle: 'A menu cannot stand below itself.',
  menuDepth: ({ most }) => `A menu has at most ${count(most, 'level')}.`,
  menuLocked: 'What the Super Admin may do with the settings cannot be reduced.',
  notOfRole: ({ role }) => `This is not available to the base role ${role}.`,
  columnsEmpty: 'Choose at least one column.',
  badColumn: ({ name }) => `The column "${name}" is not valid.`,
  badColumns: 'The list of columns is not valid.',
  pivot: {
    names: ({ parameter, most }) => `Give "${parameter}" as a list of at most ${most} names.`,
    unknown: ({ name }) => `"${name}" does not exist or is not available to your role.`,
    twice: 'A field can be used only once as a row or a column of the table.',
    tooMany: ({ n }) =>
      `This table has more than ${number(n)} cells. Choose fewer rows or columns, group dates more widely, or filter the data.`,
    several:
      'Totals, means and medians are not worked out by a field with several choices: a row is in several groups.',
    cell: 'The filter by a table cell is not valid.',
  },
  asOf: {
    day: 'Give a day, for example 2026-10-31.',
    future: 'This day is not over yet. Choose today or an earlier day.',
    order: 'The second day must be after the first.',
    absent: 'This record was not there yet, or no more, at that time; or you may not see it now.',
    unknown: ({ entitas }) => `${entitas} has no history, so its state on another day is not known.`,
    tooMany: ({ n }) => `More than ${number(n)} records changed between the two days. Choose days that are closer.`,
  },
  tooManyForXlsx: 'These are too many rows for XLSX. Use CSV or narrow the filter.',
  badFormat: ({ formats }) => `The format must be ${either.format(formats)}.`,
  versionDeleted: 'In this version the record is deleted. Choose another version.',
  versionSame: 'This version is the same as the present record.',
  versionUnfit: 'The old version cannot be restored: it does not fit any more.',
  sheetRefused: ({ n }) => `${count(n, 'row')} cannot be saved yet; nothing was saved.`,
  idTaken: 'There is a record with this ID already.',
  jobRunning: 'The job is running.',
  file: {
    empty: 'The file is empty.',
    outOfOrder: 'The pieces of the file are out of order.',
    pieceTooLarge: ({ kb }) => `A piece of a file has at most ${number(kb)} KB.`,
    tooManyUnfinished: 'Too many uploads are unfinished. Try again later.',
    tooManyUnused: 'Too many files are not in use yet. Save your form first.',
    badKey: 'This key of the upload is not valid.',
    openFromField: 'Open the file from the field that it belongs to.',
    slow: 'The file takes too long to read. Make it simpler and upload it again.',
    tooLargeOpened: 'The file is too large once it is opened. Divide it into several files.',
  },
  busy: {
    reading: 'The server is reading many files. Try again in a moment.',
    printing: 'The server is printing many letters. Try again in a moment.',
  },
  sheet: {
    tooManyWorks: ({ most }) => `The file has more than ${count(most, 'work')}. Divide it into several files.`,
    noWorks: 'The file has no work in it.',
    notSpreadsheet: 'The file must be a spreadsheet, XLSX or CSV.',
    damaged:
      'The file cannot be read; it may be damaged. Open it in a spreadsheet application and save it as XLSX or CSV.',
    locked: 'The file has a password. Open it, take the password off and save it as XLSX or CSV.',
    cellTooLong: 'A cell of the file is too long.',
    rowCellTooLong: ({ row }) =>
      `A cell in row ${number(row)} is too long. Look for a quotation mark that is not closed.`,
    tooLargeInside: 'The spreadsheet is too large. Divide it into several files.',
    noHeading: 'The file is empty: there is no row of headings.',
    dataForHeading: ({ row, datum }) =>
      `There is no row of headings: row ${number(row)} seems to hold data ("${datum}"). Add a row of headings above it, or use the template.`,
    tooManyRows: ({ most }) => `The file has more than ${count(most, 'row')}.`,
  },
  cell: {
    merged: 'This cell is merged with the column beside it. Split it, then fill in each column.',
    formula: ({ galat }) => `The cell holds the formula error ${galat}. Mend the formula, or type its value.`,
    digitsLost:
      'The spreadsheet has changed a number of more than 15 digits. Make the column Text, then type it again.',
    yesOrNo: 'Write Ya or Tidak.',
    otherName: ({ label }) => `Code and name of ${label} mean different records.`,
    elsewhere: ({ label, isi, tempat, nama }) => `${label} ${isi} is not in ${tempat} ${nama}.`,
    severalNamed: ({ label, isi }) => `There are several of ${label} called "${isi}". Write the code.`,
    severalBy: ({ label, kolom, isi, kode }) => `There are several of ${label} with ${kolom} ${isi}. Write ${kode}.`,
    notThere: ({ label, isi }) => `${label} ${isi} was not found. Leave it empty for a new record.`,
    sameAsRow: ({ n }) => `The same as row ${number(n)} of this file.`,
  },
  imports: {
    interrupted: 'The check of the file was interrupted. Upload the file again.',
    madeMeanwhile: 'Somebody else has just made a record with the same key.',
    changedSince: 'This was changed after the import.',
    deleted: 'This was deleted.',
    keyThere: 'is there already.',
    filling: ({ label }) => `${label}: This does not fit here.`,
    badRowStatus: 'This status of a row is not valid.',
    otherRights: 'This import was checked with other rights. Check the file again.',
    alike: ({ nama, samping }) =>
      `Like “${nama}”${samping ? ` (${samping})` : ''}, which is there already. Make sure that it is not the same.`,
    summed: ({ n }) => `The sum of its parts: ${number(n)}.`,
    zerosBack: ({ dari, ke }) => `Zeros in front were put back: ${dari} became ${ke}.`,
    readAsEmpty: ({ kata }) => `"${kata}" was read as empty.`,
    nothingSaved: ({ sebab }) => `${sebab} Nothing was saved.`,
    notAllApplied: ({ n }) => `${count(n, 'row')} not applied.`,
    partlyUndone: ({ n, gagal }) => `${count(n, 'row')} brought back, ${count(gagal, 'row')} could not be taken back.`,
    wrongRows: ({ n }) => `${count(n, 'row')} still wrong. Correct the file, or apply only the rows that are right.`,
    failed: 'This import failed. Check the file again before it is applied.',
    appliedOrRunning: 'This import is applied already or is running.',
    applied: 'This import is applied already.',
    notApplied: 'Only an import that was applied can be undone.',
    tooManyRunning: 'Many imports are running. Try again later.',
    noSuchHeading: ({ judul }) => `The file has no column "${judul}".`,
    chooseDateOrder: ({ columns }) =>
      `Dates in the column ${columns} can be read with the day or the month first. Choose the order, or write them as 2026-12-31.`,
    headingTwice: ({ judul }) => `The column "${judul}" stands there twice. Delete one of them.`,
    badMapping: 'This mapping of columns is not valid.',
    noSuchField: ({ name }) => `The target column ${name} is not known.`,
    mappedTwice: ({ label }) => `The column ${label} is mapped more than once.`,
  },
  changeMany: {
    undone: 'This change has been undone.',
    tooLate: ({ n }) => `A change can be undone for ${count(n, 'minute')}. Use the history of each record instead.`,
    changedSince: 'This was changed again afterwards, so it is left as it is.',
  },
  weighty: {
    asks: 'Say why in the note, then type the name of the record.',
    misnamed: ({ nama }) => `Type “${nama}” to go on.`,
  },
  copy: {
    tooMany: ({ most }) =>
      `More than ${count(most, 'row')} would be copied along. Let fewer come along and copy the others by themselves.`,
    unknownAlong: ({ name }) => `"${name}" cannot be copied along.`,
  },
  merge: {
    sameRow: 'Choose two different records.',
    undone: 'This merging was undone already.',
    builtIn: ({ kalimat }) => `${kalimat} Choose that record as the one that stays.`,
    twins: ({ label }) =>
      `${label}: both records have one, and there may be only one. Delete or change one of them first.`,
    misfits: ({ label, menurut }) =>
      `${label} uses the record that goes by its ${menurut.join(', ')}, in which the two differ. Make ${menurut.join(', ')} the same first.`,
    unwanted: ({ label, menurut }) =>
      `${label} takes only records with ${menurut.join(', ')} as in the one that goes. Choose that one to stay, or make ${menurut.join(', ')} the same first.`,
    eachOther: 'The two records refer to each other. Remove the reference first.',
    tooManyMoved: 'Too many records refer to it to be moved at once. Choose it as the one that stays.',
    notInBin: 'The record that went is no longer among the deleted ones.',
    changedSince: ({ apa }) => `${apa} has changed since the merge.`,
    mergedLater: ({ lebur, tetap }) => `“${lebur}” was merged into “${tetap}” later. Undo that merge first.`,
  },
  notes: {
    undone: 'Change of many rows undone.',
    and: ({ said, catatan }) => `${said} ${catatan}`,
    copied: ({ nama }) => `Copied from “${nama}”.`,
    restored: ({ versi }) => `Put back to version ${versi}.`,
    merged: ({ lebur, tetap }) => `“${lebur}” was merged into “${tetap}”.`,
    unmerged: ({ lebur, tetap }) => `The merge of “${lebur}” into “${tetap}” was undone.`,
  },
};
