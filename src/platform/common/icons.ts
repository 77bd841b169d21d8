import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AnalyticsOutlined from '@mui/icons-material/AnalyticsOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BookOutlined from '@mui/icons-material/BookOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import ContactPhoneOutlined from '@mui/icons-material/ContactPhoneOutlined';
import CopyrightOutlined from '@mui/icons-material/CopyrightOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DatasetOutlined from '@mui/icons-material/DatasetOutlined';
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EmojiObjectsOutlined from '@mui/icons-material/EmojiObjectsOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FlightTakeoffOutlined from '@mui/icons-material/FlightTakeoffOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GradeOutlined from '@mui/icons-material/GradeOutlined';
import GradingOutlined from '@mui/icons-material/GradingOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import GroupWorkOutlined from '@mui/icons-material/GroupWorkOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import MilitaryTechOutlined from '@mui/icons-material/MilitaryTechOutlined';
import NetworkCheckOutlined from '@mui/icons-material/NetworkCheckOutlined';
import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import PinDropOutlined from '@mui/icons-material/PinDropOutlined';
import PivotTableChartOutlined from '@mui/icons-material/PivotTableChartOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import StarBorder from '@mui/icons-material/StarBorder';
import StorageOutlined from '@mui/icons-material/StorageOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import SupervisorAccountOutlined from '@mui/icons-material/SupervisorAccountOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import TaskOutlined from '@mui/icons-material/TaskOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import TravelExploreOutlined from '@mui/icons-material/TravelExploreOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { IconName } from '../../../resources/icons.ts';

/** The pictures of the names in `resources/icons.ts`, each imported on its own. */
export const icons = {
  account_balance: AccountBalanceOutlined,
  account_tree: AccountTreeOutlined,
  admin_panel_settings: AdminPanelSettingsOutlined,
  analytics: AnalyticsOutlined,
  apartment: ApartmentOutlined,
  article: ArticleOutlined,
  assessment: AssessmentOutlined,
  assignment: AssignmentOutlined,
  assignment_ind: AssignmentIndOutlined,
  assignment_turned_in: AssignmentTurnedInOutlined,
  auto_stories: AutoStoriesOutlined,
  badge: BadgeOutlined,
  book: BookOutlined,
  business: BusinessOutlined,
  calendar_month: CalendarMonthOutlined,
  campaign: CampaignOutlined,
  category: CategoryOutlined,
  checklist: ChecklistOutlined,
  contact_phone: ContactPhoneOutlined,
  copyright: CopyrightOutlined,
  dashboard: DashboardOutlined,
  dataset: DatasetOutlined,
  date_range: DateRangeOutlined,
  description: DescriptionOutlined,
  diversity_3: Diversity3Outlined,
  download: DownloadOutlined,
  edit_note: EditNoteOutlined,
  emoji_objects: EmojiObjectsOutlined,
  event: EventOutlined,
  fact_check: FactCheckOutlined,
  favorite: FavoriteBorder,
  flag: FlagOutlined,
  flight_takeoff: FlightTakeoffOutlined,
  folder: FolderOutlined,
  folder_open: FolderOpenOutlined,
  forum: ForumOutlined,
  grade: GradeOutlined,
  grading: GradingOutlined,
  group_work: GroupWorkOutlined,
  groups: GroupsOutlined,
  handshake: HandshakeOutlined,
  history: HistoryOutlined,
  home: HomeOutlined,
  how_to_reg: HowToRegOutlined,
  hub: HubOutlined,
  inventory: Inventory2Outlined,
  key: KeyOutlined,
  label: LabelOutlined,
  library_books: LibraryBooksOutlined,
  link: LinkOutlined,
  list_alt: ListAltOutlined,
  location_city: LocationCityOutlined,
  manage_accounts: ManageAccountsOutlined,
  map: MapOutlined,
  menu: MenuOutlined,
  menu_book: MenuBookOutlined,
  military_tech: MilitaryTechOutlined,
  monitoring: QueryStatsOutlined,
  network_check: NetworkCheckOutlined,
  newspaper: NewspaperOutlined,
  notifications: NotificationsOutlined,
  payments: PaymentsOutlined,
  person: PersonOutlined,
  person_add: PersonAddOutlined,
  person_search: PersonSearchOutlined,
  pin_drop: PinDropOutlined,
  place: PlaceOutlined,
  playlist_add_check: PlaylistAddCheckOutlined,
  public: PublicOutlined,
  receipt_long: ReceiptLongOutlined,
  rule: RuleOutlined,
  schedule: ScheduleOutlined,
  school: SchoolOutlined,
  science: ScienceOutlined,
  settings: SettingsOutlined,
  shield: ShieldOutlined,
  star: StarBorder,
  table_chart: PivotTableChartOutlined,
  storage: StorageOutlined,
  storefront: StorefrontOutlined,
  straighten: StraightenOutlined,
  supervisor_account: SupervisorAccountOutlined,
  swap_horiz: SwapHorizOutlined,
  sync: SyncOutlined,
  task: TaskOutlined,
  timeline: TimelineOutlined,
  travel_explore: TravelExploreOutlined,
  trending_up: TrendingUpOutlined,
  tune: TuneOutlined,
  upload_file: UploadFileOutlined,
  verified: VerifiedOutlined,
  view_list: ViewListOutlined,
  warehouse: WarehouseOutlined,
  widgets: WidgetsOutlined,
  work: WorkOutlined,
  workspace_premium: WorkspacePremiumOutlined,
} as const satisfies Readonly<Record<IconName, typeof SvgIcon>>;

export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The icon of that name; a plain one for a name that an administrator mistyped. */
export const iconOf = (name: string | null | undefined): typeof SvgIcon =>
  name && isIconName(name) ? icons[name] : icons.label;
