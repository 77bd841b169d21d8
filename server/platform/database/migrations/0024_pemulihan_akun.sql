CREATE TABLE "internal_permintaan_sandi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"isi" text NOT NULL,
	"alamat_ip" text,
	"dibuat" timestamptz NOT NULL
);

--> statement-breakpoint
CREATE TABLE "internal_tautan_sandi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"untuk" text NOT NULL,
	"dibuat" timestamptz NOT NULL,
	"berakhir" timestamptz NOT NULL,
	"gugur_pada" timestamptz,
	CONSTRAINT "uq_internal_tautan_sandi_token_hash" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "internal_faktor_kedua" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"rahasia" text NOT NULL,
	"aktif_sejak" timestamptz,
	"langkah_terakhir" integer NOT NULL,
	"dibuat" timestamptz NOT NULL,
	CONSTRAINT "uq_internal_faktor_kedua_id_user" UNIQUE("id_user")
);

--> statement-breakpoint
CREATE TABLE "internal_kode_pemulihan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"hash" text NOT NULL,
	"dibuat" timestamptz NOT NULL,
	"dipakai_pada" timestamptz
);

--> statement-breakpoint
CREATE TABLE "internal_tiket_masuk" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"tiket_hash" text NOT NULL,
	"berakhir" timestamptz NOT NULL,
	CONSTRAINT "uq_internal_tiket_masuk_tiket_hash" UNIQUE("tiket_hash")
);

--> statement-breakpoint
ALTER TABLE "internal_surel" ALTER COLUMN "id_notifikasi" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "internal_surel" ADD COLUMN "id_tautan" uuid;
--> statement-breakpoint
ALTER TABLE "internal_surel" ADD COLUMN "bahasa" text;
--> statement-breakpoint
ALTER TABLE "internal_tautan_sandi" ADD CONSTRAINT "internal_tautan_sandi_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_faktor_kedua" ADD CONSTRAINT "internal_faktor_kedua_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_kode_pemulihan" ADD CONSTRAINT "internal_kode_pemulihan_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_tiket_masuk" ADD CONSTRAINT "internal_tiket_masuk_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_permintaan_sandi_urutan" ON "internal_permintaan_sandi" USING btree ("dibuat","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tautan_sandi_urutan" ON "internal_tautan_sandi" USING btree ("dibuat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tautan_sandi_id_user" ON "internal_tautan_sandi" USING btree ("id_user","dibuat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tautan_sandi_berakhir" ON "internal_tautan_sandi" USING btree ("berakhir","dibuat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_faktor_kedua_urutan" ON "internal_faktor_kedua" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_kode_pemulihan_urutan" ON "internal_kode_pemulihan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_kode_pemulihan_id_user" ON "internal_kode_pemulihan" USING btree ("id_user","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tiket_masuk_urutan" ON "internal_tiket_masuk" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tiket_masuk_id_user" ON "internal_tiket_masuk" USING btree ("id_user","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tiket_masuk_berakhir" ON "internal_tiket_masuk" USING btree ("berakhir","created_at" desc,"id");
--> statement-breakpoint
ALTER TABLE "internal_surel" ADD CONSTRAINT "internal_surel_id_tautan_internal_tautan_sandi_id_fk" FOREIGN KEY ("id_tautan") REFERENCES "public"."internal_tautan_sandi"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_surel" ADD CONSTRAINT "uq_internal_surel_id_tautan" UNIQUE("id_tautan");
