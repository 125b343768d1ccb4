CREATE TABLE "breathing_games" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"pattern" text NOT NULL,
	"mode" text NOT NULL,
	"cycles" integer NOT NULL,
	"qualities" integer[] NOT NULL,
	"average_quality" real NOT NULL,
	"perfect_breaths" integer NOT NULL,
	"seconds" integer NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"finished_on" date NOT NULL,
	CONSTRAINT "breathing_games_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "breathing_games_cycles" CHECK ("breathing_games"."cycles" = cardinality("breathing_games"."qualities"))
);
--> statement-breakpoint
CREATE TABLE "garden_plants" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"ordinal" integer NOT NULL,
	"x" double precision,
	"y" double precision,
	"base_health" integer,
	"watered_at" timestamp (3) with time zone,
	CONSTRAINT "garden_plants_user_id_type_ordinal_pk" PRIMARY KEY("user_id","type","ordinal"),
	CONSTRAINT "garden_plants_place" CHECK (("garden_plants"."x" is null) = ("garden_plants"."y" is null) and coalesce("garden_plants"."x" between 5 and 95 and "garden_plants"."y" between 5 and 95, true)),
	CONSTRAINT "garden_plants_water" CHECK (("garden_plants"."base_health" is null) = ("garden_plants"."watered_at" is null) and coalesce("garden_plants"."base_health" between 10 and 100, true))
);
--> statement-breakpoint
ALTER TABLE "breathing_games" ADD CONSTRAINT "breathing_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garden_plants" ADD CONSTRAINT "garden_plants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breathing_games_in_order" ON "breathing_games" USING btree ("user_id","finished_at","id");--> statement-breakpoint
CREATE INDEX "breathing_games_days" ON "breathing_games" USING btree ("user_id","finished_on");