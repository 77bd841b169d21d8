CREATE TABLE "internal_wakil" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user_role" uuid NOT NULL,
	"id_pemberi" uuid NOT NULL,
	"id_wakil" uuid NOT NULL,
	"mulai" date NOT NULL,
	"sampai" date NOT NULL,
	"alasan" text NOT NULL,
	"ditunjuk_oleh" text NOT NULL,
	"dicabut_pada" timestamptz,
	"dicabut_oleh" text
);

--> statement-breakpoint
ALTER TABLE "internal_wakil" ADD CONSTRAINT "internal_wakil_id_user_role_pengaturan_user_role_id_fk" FOREIGN KEY ("id_user_role") REFERENCES "public"."pengaturan_user_role"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_wakil" ADD CONSTRAINT "internal_wakil_id_pemberi_pengaturan_user_id_fk" FOREIGN KEY ("id_pemberi") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_wakil" ADD CONSTRAINT "internal_wakil_id_wakil_pengaturan_user_id_fk" FOREIGN KEY ("id_wakil") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_wakil_urutan" ON "internal_wakil" USING btree ("mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_wakil_id_user_role" ON "internal_wakil" USING btree ("id_user_role","mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_wakil_id_pemberi" ON "internal_wakil" USING btree ("id_pemberi","mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_wakil_id_wakil" ON "internal_wakil" USING btree ("id_wakil","mulai" desc,"id");
