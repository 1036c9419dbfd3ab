import classes from "./project-room.module.css";

/** Room for the project of what is running, so that nothing moves when it comes. */
export function ProjectRoom() {
  return <div className={classes.room} aria-hidden />;
}
