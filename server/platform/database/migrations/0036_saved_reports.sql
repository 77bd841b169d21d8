CREATE TABLE "internal_laporan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"nama" text NOT NULL,
	"uraian" text,
	"sumber" text NOT NULL,
	"isi" jsonb NOT NULL,
	"peran" jsonb NOT NULL,
	"dihapus_pada" timestamptz,
	CONSTRAINT "uq_internal_laporan_nama_id_user" UNIQUE NULLS NOT DISTINCT("nama","id_user")
);

--> statement-breakpoint
CREATE TABLE "internal_tautan_laporan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_laporan" uuid NOT NULL,
	"id_user_role" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"berakhir" date NOT NULL,
	"dicabut_pada" timestamptz,
	"kunjungan" integer NOT NULL,
	"terakhir_dibuka" timestamptz,
	CONSTRAINT "uq_internal_tautan_laporan_token_hash" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "internal_papan_laporan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"nama" text NOT NULL,
	"isi" jsonb NOT NULL,
	"peran" jsonb NOT NULL,
	CONSTRAINT "uq_internal_papan_laporan_nama_id_user" UNIQUE NULLS NOT DISTINCT("nama","id_user")
);

--> statement-breakpoint
CREATE TABLE "internal_kiriman_laporan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_laporan" uuid NOT NULL,
	"id_user_role" uuid NOT NULL,
	"kapan" text NOT NULL,
	"terakhir" date,
	CONSTRAINT "uq_internal_kiriman_laporan_id_laporan_id_user_role" UNIQUE NULLS NOT DISTINCT("id_laporan","id_user_role")
);

--> statement-breakpoint
ALTER TABLE "internal_surel" ADD COLUMN "id_kiriman" uuid;
--> statement-breakpoint
ALTER TABLE "internal_laporan" ADD CONSTRAINT "internal_laporan_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_tautan_laporan" ADD CONSTRAINT "internal_tautan_laporan_id_laporan_internal_laporan_id_fk" FOREIGN KEY ("id_laporan") REFERENCES "public"."internal_laporan"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_tautan_laporan" ADD CONSTRAINT "internal_tautan_laporan_id_user_role_pengaturan_user_role_id_fk" FOREIGN KEY ("id_user_role") REFERENCES "public"."pengaturan_user_role"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_papan_laporan" ADD CONSTRAINT "internal_papan_laporan_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_kiriman_laporan" ADD CONSTRAINT "internal_kiriman_laporan_id_laporan_internal_laporan_id_fk" FOREIGN KEY ("id_laporan") REFERENCES "public"."internal_laporan"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_kiriman_laporan" ADD CONSTRAINT "internal_kiriman_laporan_id_user_role_pengaturan_user_role_id_fk" FOREIGN KEY ("id_user_role") REFERENCES "public"."pengaturan_user_role"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_laporan_urutan" ON "internal_laporan" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_laporan_id_user" ON "internal_laporan" USING btree ("id_user","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_laporan_dihapus_pada" ON "internal_laporan" USING btree ("dihapus_pada","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tautan_laporan_urutan" ON "internal_tautan_laporan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tautan_laporan_id_laporan" ON "internal_tautan_laporan" USING btree ("id_laporan","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tautan_laporan_id_user_role" ON "internal_tautan_laporan" USING btree ("id_user_role","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_papan_laporan_urutan" ON "internal_papan_laporan" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_papan_laporan_id_user" ON "internal_papan_laporan" USING btree ("id_user","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_kiriman_laporan_urutan" ON "internal_kiriman_laporan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_kiriman_laporan_id_user_role" ON "internal_kiriman_laporan" USING btree ("id_user_role","created_at" desc,"id");
--> statement-breakpoint
ALTER TABLE "internal_surel" ADD CONSTRAINT "internal_surel_id_kiriman_internal_kiriman_laporan_id_fk" FOREIGN KEY ("id_kiriman") REFERENCES "public"."internal_kiriman_laporan"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_surel_id_kiriman" ON "internal_surel" USING btree ("id_kiriman","created_at" desc,"id");
