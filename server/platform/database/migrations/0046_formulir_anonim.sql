CREATE TABLE "formulir_pengisi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_formulir" uuid NOT NULL,
	"id_user" uuid NOT NULL,
	CONSTRAINT "uq_formulir_pengisi_id_formulir_id_user" UNIQUE NULLS NOT DISTINCT("id_formulir","id_user")
);

--> statement-breakpoint
CREATE TABLE "formulir_jawaban_anonim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_formulir" uuid NOT NULL,
	"nomor_versi" integer NOT NULL,
	"isi" jsonb NOT NULL,
	"tampil" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "anonim" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_pengisi" ADD CONSTRAINT "formulir_pengisi_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "formulir_pengisi" ADD CONSTRAINT "formulir_pengisi_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban_anonim" ADD CONSTRAINT "formulir_jawaban_anonim_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_formulir_pengisi_urutan" ON "formulir_pengisi" USING btree ("id_formulir","id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_pengisi_id_user" ON "formulir_pengisi" USING btree ("id_user","id_formulir","id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_jawaban_anonim_urutan" ON "formulir_jawaban_anonim" USING btree ("id_formulir","id");
