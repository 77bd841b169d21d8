CREATE TABLE "pengaturan_akses_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"waktu" timestamptz NOT NULL,
	"hari" date NOT NULL,
	"id_user" text NOT NULL,
	"nama_user" text,
	"role_id" text,
	"nama_role" text,
	"id_orang" text,
	"nama_orang" text,
	"pintu" text NOT NULL,
	"kolom" text NOT NULL,
	"resource" text NOT NULL,
	"nama_sumber" text,
	"id_baris" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_user", '') || ' ' || coalesce("nama_orang", ''))) STORED,
	CONSTRAINT "uq_pengaturan_akses_data_hari_id_user_role_id_resource_1jijsfe" UNIQUE NULLS NOT DISTINCT("hari","id_user","role_id","resource","id_baris","pintu","kolom")
);

--> statement-breakpoint
CREATE TABLE "internal_unduhan_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"status" text NOT NULL,
	"kemajuan" integer,
	"mulai" timestamptz NOT NULL,
	"denyut" timestamptz NOT NULL,
	"id_berkas" text,
	"ukuran" integer,
	"berlaku_sampai" timestamptz,
	CONSTRAINT "uq_internal_unduhan_data_id_user" UNIQUE("id_user")
);

--> statement-breakpoint
ALTER TABLE "internal_unduhan_data" ADD CONSTRAINT "internal_unduhan_data_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_akses_data_urutan" ON "pengaturan_akses_data" USING btree ("waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_akses_data_pintu" ON "pengaturan_akses_data" USING btree ("pintu","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_akses_data_hari" ON "pengaturan_akses_data" USING btree ("hari","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_akses_data_id_user" ON "pengaturan_akses_data" USING btree ("id_user","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_akses_data_id_orang" ON "pengaturan_akses_data" USING btree ("id_orang","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_akses_data_cari" ON "pengaturan_akses_data" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_internal_unduhan_data_urutan" ON "internal_unduhan_data" USING btree ("created_at" desc,"id");
--> statement-breakpoint
create trigger hanya_tambah before update or delete on "pengaturan_akses_data" for each row execute function tolak_perubahan();
