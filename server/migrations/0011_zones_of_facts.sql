ALTER TABLE "activities" ADD COLUMN "completed_zone" text;--> statement-breakpoint
ALTER TABLE "breathing_games" ADD COLUMN "finished_zone" text;
