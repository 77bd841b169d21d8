CREATE TABLE "pengaturan_penyedia_masuk" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"rahasia_tersimpan" boolean DEFAULT false NOT NULL,
	"klaim" text NOT NULL,
	"cocok" text NOT NULL,
	"percaya_email" boolean DEFAULT false NOT NULL,
	"domain" text,
	"host_lain" text[] DEFAULT '{}' NOT NULL,
	"menggantikan" uuid,
	"urut" integer NOT NULL,
	"aktif" boolean DEFAULT false NOT NULL,
	CONSTRAINT "uq_pengaturan_penyedia_masuk_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "internal_identitas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"id_penyedia" uuid NOT NULL,
	"issuer" text NOT NULL,
	"sub" text NOT NULL,
	"nama" text,
	"email" text,
	"status" text NOT NULL,
	"dibuat" timestamptz NOT NULL,
	"terakhir_masuk" timestamptz,
	CONSTRAINT "uq_internal_identitas_issuer_sub" UNIQUE NULLS NOT DISTINCT("issuer","sub")
);

--> statement-breakpoint
CREATE TABLE "internal_kunci_penyedia" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_penyedia" uuid NOT NULL,
	"isi" text NOT NULL,
	CONSTRAINT "uq_internal_kunci_penyedia_id_penyedia" UNIQUE("id_penyedia")
);

--> statement-breakpoint
CREATE TABLE "internal_upaya_masuk" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_penyedia" uuid NOT NULL,
	"state_hash" text,
	"tiket_hash" text,
	"pengikat_hash" text NOT NULL,
	"isi" text NOT NULL,
	"tujuan" text,
	"ingat" boolean DEFAULT false NOT NULL,
	"id_pencoba" uuid,
	"galat" jsonb,
	"berakhir" timestamptz NOT NULL,
	CONSTRAINT "uq_internal_upaya_masuk_state_hash" UNIQUE("state_hash"),
	CONSTRAINT "uq_internal_upaya_masuk_tiket_hash" UNIQUE("tiket_hash")
);

--> statement-breakpoint
ALTER TABLE "internal_sesi" ADD COLUMN "id_identitas" uuid;
--> statement-breakpoint
ALTER TABLE "internal_sesi" ADD COLUMN "sid_penyedia" text;
--> statement-breakpoint
ALTER TABLE "pengaturan_penyedia_masuk" ADD CONSTRAINT "pengaturan_penyedia_masuk_menggantikan_pengaturan_penyedia_masuk_id_fk" FOREIGN KEY ("menggantikan") REFERENCES "public"."pengaturan_penyedia_masuk"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_identitas" ADD CONSTRAINT "internal_identitas_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_identitas" ADD CONSTRAINT "internal_identitas_id_penyedia_pengaturan_penyedia_masuk_id_fk" FOREIGN KEY ("id_penyedia") REFERENCES "public"."pengaturan_penyedia_masuk"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_kunci_penyedia" ADD CONSTRAINT "internal_kunci_penyedia_id_penyedia_pengaturan_penyedia_masuk_id_fk" FOREIGN KEY ("id_penyedia") REFERENCES "public"."pengaturan_penyedia_masuk"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_upaya_masuk" ADD CONSTRAINT "internal_upaya_masuk_id_penyedia_pengaturan_penyedia_masuk_id_fk" FOREIGN KEY ("id_penyedia") REFERENCES "public"."pengaturan_penyedia_masuk"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_upaya_masuk" ADD CONSTRAINT "internal_upaya_masuk_id_pencoba_pengaturan_user_id_fk" FOREIGN KEY ("id_pencoba") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_penyedia_masuk_urutan" ON "pengaturan_penyedia_masuk" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_penyedia_masuk_menggantikan" ON "pengaturan_penyedia_masuk" USING btree ("menggantikan","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_identitas_urutan" ON "internal_identitas" USING btree ("dibuat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_identitas_id_user" ON "internal_identitas" USING btree ("id_user","dibuat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_identitas_id_penyedia" ON "internal_identitas" USING btree ("id_penyedia","dibuat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_kunci_penyedia_urutan" ON "internal_kunci_penyedia" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_upaya_masuk_urutan" ON "internal_upaya_masuk" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_upaya_masuk_id_penyedia" ON "internal_upaya_masuk" USING btree ("id_penyedia","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_upaya_masuk_id_pencoba" ON "internal_upaya_masuk" USING btree ("id_pencoba","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_upaya_masuk_berakhir" ON "internal_upaya_masuk" USING btree ("berakhir","created_at" desc,"id");
--> statement-breakpoint
ALTER TABLE "internal_sesi" ADD CONSTRAINT "internal_sesi_id_identitas_internal_identitas_id_fk" FOREIGN KEY ("id_identitas") REFERENCES "public"."internal_identitas"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_sesi_id_identitas" ON "internal_sesi" USING btree ("id_identitas","terakhir_aktif" desc,"id");
